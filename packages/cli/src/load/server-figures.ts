/** What the server says about itself. */
export interface ServerFigures {
  readonly cpuSeconds: number;
  readonly memory: number;
}

/** Nothing where a proxy does not pass /metrics on. */
export const serverFigures = async (url: string): Promise<ServerFigures | undefined> => {
  const answer = await fetch(`${url}/metrics`);
  const text = await answer.text();
  if (!answer.ok) return undefined;
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { cpuSeconds: value('process_cpu_seconds_total'), memory: value('process_resident_memory_bytes') };
};
