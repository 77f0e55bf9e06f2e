import Button from '@mui/material/Button';
import { actionsTexts } from './actions.texts';
import type { OfferedAction } from './offered-actions';

/** One action of the toolbar as a button; what opens another window is a link. */
export const ActionButton = ({ action: { label, icon, effect } }: { readonly action: OfferedAction }) => {
  const look = { variant: 'outlined', color: 'inherit', startIcon: icon } as const;
  if ('run' in effect)
    return (
      <Button {...look} onClick={effect.run}>
        {label}
      </Button>
    );
  return (
    <Button
      {...look}
      href={effect.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} ${actionsTexts.newWindow}`}
    >
      {label}
    </Button>
  );
};
