import type { FaultRule } from '../control/faults.ts';
import type { JobSwitches } from '../control/job-switches.ts';
import type { SeenRequest } from '../control/requests.ts';
import { callsTo } from './calls.ts';

/** Creates the switches of a running platform: what fails, what is held, and the requests that came. */
export function controlOf(origin: string) {
  const { get, put, remove } = callsTo(`${origin}/control`);
  const done = async (answer: Promise<{ readonly status: number }>): Promise<void> => {
    const { status } = await answer;
    if (status >= 400) throw new Error(`The platform refused a switch with ${status}.`);
  };
  return {
    /** Makes services fail, and work again. */
    faults: {
      set: (rule: FaultRule) => done(put('/faults', rule)),
      clear: () => done(remove('/faults')),
    },
    /** Holds exports, or makes the next one fail. */
    exports: { set: (switches: Parameters<JobSwitches['set']>[0]) => done(put('/exports', switches)) },
    /** Requests that reached the services. */
    requests: {
      list: async (service?: string): Promise<readonly SeenRequest[]> =>
        (await get<readonly SeenRequest[]>(`/requests${service === undefined ? '' : `?service=${service}`}`)).body,
      clear: () => done(remove('/requests')),
    },
  };
}
