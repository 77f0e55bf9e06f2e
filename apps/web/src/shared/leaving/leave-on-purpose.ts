let underWay = 0;

/** Returns true during a navigation that must not be blocked, because nothing would be lost. */
export const isLeavingOnPurpose = (): boolean => underWay > 0;

/**
 * Navigates without the question about unsaved values.
 * @param leave navigates, and resolves once the browser is there
 */
export const leaveOnPurpose = async (leave: () => void | Promise<void>): Promise<void> => {
  underWay += 1;
  try {
    await leave();
  } finally {
    underWay -= 1;
  }
};
