// Preloaded into each process that contestants.mjs starts. It reports the usage or a CPU profile of the process to the
// parent.
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();

/** @type {Record<string, () => Promise<unknown>>} */
const answers = {
  usage: () => Promise.resolve({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }),
  profile: async () => {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
  },
  profiled: async () => (await session.post('Profiler.stop')).profile,
};

process.on('message', (asked) => {
  void answers[String(asked)]?.().then((answer) => process.send?.(answer ?? null));
});
