import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startUpstream } from './upstream.mjs';

/**
 * Starts the upstream in its own thread. In the thread that sends the load, the upstream would answer late.
 * @param {string} platform
 * @param {number} delayMs
 * @returns {Promise<Pick<import('./upstream.mjs').Upstream, 'url' | 'pages' | 'paymentIds' | 'close'>>}
 */
export const startUpstreamThread = async (platform, delayMs) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { platform, delayMs } });
  const [started] = await once(worker, 'message');
  return { ...started, close: () => void worker.terminate() };
};

if (!isMainThread) {
  const { platform, delayMs } = workerData;
  const { url, pages, paymentIds, set } = await startUpstream(platform);
  set({ collectors: 'same', delayMs });
  parentPort?.postMessage({ url, pages, paymentIds });
}
