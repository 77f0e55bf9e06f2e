import Button from '@mui/material/Button';
import { actionsTexts as texts } from './actions.texts';
import type { OfferedAction } from './offered-actions';

/** Properties of a link that opens a page in another window. */
export const otherWindow = ({ label }: OfferedAction, href: string) =>
  ({ href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': `${label} ${texts.newWindow}` }) as const;

/** Action as a button with its label, filled for the next step. An action with `href` is a link to another window. */
export const ActionButton = ({ action }: { readonly action: OfferedAction }) => {
  const { label, icon, effect, next } = action;
  return (
    <Button
      {...(next ? ({ variant: 'contained' } as const) : ({ variant: 'outlined', color: 'inherit' } as const))}
      startIcon={icon}
      {...('run' in effect ? { onClick: effect.run } : otherWindow(action, effect.href))}
    >
      {label}
    </Button>
  );
};
