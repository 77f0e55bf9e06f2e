/** Connection of the client that sent a request. An `AbortSignal` would do as well, at many times the cost a call. */
export interface ClientConnection {
  readonly isDisconnected: () => boolean;
  /** Adds a callback for the end of the connection; answers the function that removes it. */
  readonly onDisconnect: (callBack: () => void) => () => void;
}

/** Creates a connection that lasts until `disconnect` is called. */
export const createClientConnection = (): ClientConnection & { readonly disconnect: () => void } => {
  const callBacks = new Set<() => void>();
  let disconnected = false;
  return {
    isDisconnected: () => disconnected,
    onDisconnect: (callBack) => {
      callBacks.add(callBack);
      return () => callBacks.delete(callBack);
    },
    disconnect: () => {
      disconnected = true;
      for (const callBack of callBacks) callBack();
      callBacks.clear();
    },
  };
};
