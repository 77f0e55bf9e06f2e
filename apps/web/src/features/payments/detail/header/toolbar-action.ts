import type { ReactNode } from 'react';

/** What an action does when it is allowed: something here, or a page in another window. */
export type ActionEffect = { readonly run: () => void } | { readonly href: string };

/** An action of the toolbar. Whether it is allowed, and why not, is the gateway's word. */
export interface ToolbarAction {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Why it cannot be done now; undefined when it can. */
  readonly refusal: string | undefined;
  readonly busy: boolean;
  readonly effect: ActionEffect;
}
