/** What is answered without asking anybody; everything else goes on to the routes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Admitted } from '../gate/gate.ts';
import { COSTS } from '../limits.ts';
import { VERSION } from '../version.ts';
import { isLocal } from './address.ts';
import { RETRY_SOON } from './headers.ts';
import { type Plain, sendPlain } from './plain.ts';
import { type Ready, sendReady } from './ready.ts';
import type { Site } from './site.ts';

export interface FrontParts {
  readonly site: Site;
  readonly description: Promise<Ready>;
  /** Absent if they have a port of their own. */
  readonly metrics: MetricsText | undefined;
  readonly isReady: () => Promise<boolean>;
  readonly log: Logger;
  /** Everything else. */
  readonly routes: (request: IncomingMessage, response: ServerResponse) => unknown;
}

/** The text, and its content type. */
export type MetricsText = () => Promise<{ readonly text: string; readonly type: string }>;

const HEALTH = '/healthz';
const READINESS = '/readyz';

/** For whoever watches over the process. */
export const isVital = ({ url }: IncomingMessage): boolean => url === HEALTH || url === READINESS;

export const frontOf = (parts: FrontParts): ((admitted: Admitted) => void) => {
  const answers = answersOf(parts);
  return (admitted) => {
    const { request, response } = admitted;
    const path = (request.url ?? '').split('?', 1)[0]!;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const answered = isRead ? (answers.get(path)?.(admitted) ?? page(parts, path, admitted)) : undefined;
    if (!answered) {
      admitted.charge(COSTS.request);
      parts.routes(request, response);
      return;
    }
    parts.log.debug({ method: request.method, route: answers.has(path) ? path : '*' });
    answered.catch(() => response.destroy());
  };
};

type Answer = (admitted: Admitted) => Promise<void> | undefined;

const answersOf = ({ metrics, description, isReady }: FrontParts): ReadonlyMap<string, Answer> =>
  new Map<string, Answer>([
    [HEALTH, async (admitted) => sendText(admitted, { text: `ok ${VERSION}\n` })],
    [
      READINESS,
      async (admitted) => {
        const isFine = await isReady();
        if (isFine) sendText(admitted, { text: 'ready\n' });
        else sendText(admitted, { status: 503, text: 'not ready\n', headers: RETRY_SOON });
      },
    ],
    ['/openapi.json', (admitted) => send(description, admitted)],
    [
      '/metrics',
      (admitted) => {
        if (!metrics || !isLocal(admitted.request)) return undefined;
        admitted.charge(COSTS.metrics);
        return sendMetrics(metrics, admitted.response);
      },
    ],
  ]);

const page = ({ site }: FrontParts, path: string, admitted: Admitted): Promise<void> | undefined => {
  const ready = site.at(path);
  return ready && send(ready, admitted);
};

const send = async (ready: Promise<Ready>, admitted: Admitted): Promise<void> => {
  admitted.isReady();
  admitted.charge(COSTS.ready);
  sendReady(await ready, admitted.request, admitted.response);
};

const sendText = (admitted: Admitted, plain: Pick<Plain, 'text' | 'headers'> & { readonly status?: number }): void => {
  admitted.charge(COSTS.ready);
  sendPlain(admitted.response, { status: 200, type: 'text/plain; charset=UTF-8', ...plain });
};

export const sendMetrics = async (metrics: MetricsText, response: ServerResponse): Promise<void> => {
  sendPlain(response, { status: 200, ...(await metrics()) });
};
