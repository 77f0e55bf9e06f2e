/** Collects what the browser sends from now on: address and body of each request. Lasts until the test file ends. */
export const sentBodies = (): readonly string[] => {
  const sent: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    const body = init?.body;
    sent.push(`${address instanceof Request ? address.url : String(address)} ${typeof body === 'string' ? body : ''}`);
    return answer(address, init);
  };
  return sent;
};
