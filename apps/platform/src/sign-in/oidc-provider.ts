/**
 * oidc-provider, imported without its remark about Node 20. It warns on import on everything older than Node 22; the
 * repository supports 20.19 and tests there, so the remark tells an operator nothing.
 */
async function importWithoutRuntimeRemark() {
  const { warn } = console;
  console.warn = (...message: unknown[]) => {
    if (!String(message[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...message);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

export const { Provider, errors, interactionPolicy } = await importWithoutRuntimeRemark();
