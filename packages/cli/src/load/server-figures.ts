/** What the server says about itself. */
export interface ServerFigures {
  readonly cpuSeconds: number;
  readonly memory: number;
}

export const serverFigures = async (url: string): Promise<ServerFigures> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { cpuSeconds: value('process_cpu_seconds_total'), memory: value('process_resident_memory_bytes') };
};
