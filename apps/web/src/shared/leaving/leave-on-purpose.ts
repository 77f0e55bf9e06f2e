let underWay = 0;

/** Returns whether a navigation is under way that asks nobody, because nothing is lost by it any more. */
export const isLeavingOnPurpose = (): boolean => underWay > 0;

/** Leaves without a question. @param leave navigates, and ends once the browser is there */
export const leaveOnPurpose = async (leave: () => void | Promise<void>): Promise<void> => {
  underWay += 1;
  try {
    await leave();
  } finally {
    underWay -= 1;
  }
};
