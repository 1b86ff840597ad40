/** A description of the HTTP interface, made from the schemas that check what comes in. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { refusedAnswer } from './http/tables.ts';

export interface Operation {
  readonly method: 'get' | 'post';
  /** `/api/tables/{table}` */
  readonly path: string;
  readonly summary: string;
  readonly query?: AnyObject;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema | { readonly media: string };
  readonly status?: 200 | 201;
}

type AnyObject = v.GenericSchema & { readonly entries: v.ObjectEntries };

export const openApi = (operations: readonly Operation[]): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method] = describe(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Room 25',
      version: '1',
      description: 'Tables, records and results. Playing goes over the socket at /socket, or over /state and /do.',
    },
    paths,
    components: {
      schemas: { Refused: schemaOf(refusedAnswer, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'room25-SERVER' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { token: [] }, {}],
  };
};

const describe = ({
  method,
  path,
  summary,
  query,
  body,
  answer,
  status = 200,
}: Operation): Record<string, unknown> => ({
  operationId: `${method} ${path}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
  summary,
  parameters: [...pathParameters(path), ...(query ? queryParameters(query) : [])],
  ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
  responses: {
    [status]: {
      description: 'Done.',
      content: 'media' in answer ? { [answer.media]: {} } : json(schemaOf(answer, 'output')),
    },
    default: { description: 'Refused, with a reason.', content: json({ $ref: '#/components/schemas/Refused' }) },
  },
});

const json = (schema: unknown): Record<string, unknown> => ({ 'application/json': { schema } });

const pathParameters = (path: string): unknown[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (query: AnyObject): unknown[] =>
  Object.entries(query.entries).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf((schema as { wrapped?: v.GenericSchema }).wrapped ?? (schema as v.GenericSchema), 'input'),
  }));

/** `input`: as it is sent, before anything is trimmed or turned into numbers. */
const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): unknown => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    ignoreActions: ['check', 'transform'],
  });
  return rest;
};
