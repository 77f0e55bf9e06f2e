import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChangeDialog } from './ChangeDialog';
import { changeTexts } from './change.texts';
import type { ActionWords, Actionable } from './actionable';
import type { Change } from './use-change';

/** The entity as it is now, after somebody else changed it; until the person goes on with it, nothing can be sent. */
const currentOf = <Args, Payload, Entity>(
  { state }: Change<Args, Payload>,
  entityOf: (payload: Payload) => Entity | null,
): Entity | null => (state.kind === 'refused' && state.refusal.code === 'CONFLICT' ? entityOf(state.payload) : null);

interface ConflictProps<Entity> {
  readonly action: string;
  readonly current: Entity;
  readonly show: (entity: Entity) => ReactNode;
  readonly onGoOn: () => void;
}

/** After a conflict: the entity as it is now, and the way on where the action is still allowed (GAP-43). */
const Conflict = <Entity extends Actionable>({ action, current, show, onGoOn }: ConflictProps<Entity>) => {
  const available = current.availableActions.find(({ name }) => name === action);
  return (
    <>
      {show(current)}
      {available?.allowed === true ? (
        <Button size="small" variant="outlined" color="inherit" onClick={onGoOn} sx={{ mt: 1 }}>
          {changeTexts.goOn}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {available?.reason}
        </Typography>
      )}
    </>
  );
};

/** What a dialog of one action needs of its form. */
export interface ActionForm {
  readonly valid: boolean;
  /** Whether something was typed. */
  readonly dirty?: boolean;
  readonly danger?: boolean;
  /** In place of the usual one. */
  readonly submitLabel?: string | undefined;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

interface ActionDialogProps<Args, Payload, Entity> extends ActionForm {
  readonly action: string;
  readonly words: ActionWords;
  readonly change: Change<Args, Payload>;
  /** What the dialog is about, and what it is after a conflict. */
  readonly about: {
    readonly line: ReactNode;
    readonly entityOf: (payload: Payload) => Entity | null;
    readonly show: (entity: Entity) => ReactNode;
  };
  readonly onClose: () => void;
  /** Called when the person goes on with the entity as it is now, after a conflict. */
  readonly onCurrent: (entity: Entity) => void;
}

/** The frame of the dialogs of an action: which entity, what happens, what to fill in, and how it went. */
export const ActionDialog = <Args, Payload, Entity extends Actionable>({
  action,
  words,
  change,
  about,
  onClose,
  onCurrent,
  ...form
}: ActionDialogProps<Args, Payload, Entity>) => {
  const { valid, dirty = false, danger = false, submitLabel = words.submit, onSubmit, children } = form;
  const current = currentOf(change, about.entityOf);
  const goOn = (entity: Entity) => {
    change.goOn(entity.version);
    onCurrent(entity);
  };
  return (
    <ChangeDialog
      title={words.title}
      submit={{ label: submitLabel, danger, valid: valid && !current, run: onSubmit }}
      change={change}
      dirty={dirty}
      onClose={onClose}
      problem={current && <Conflict action={action} current={current} show={about.show} onGoOn={() => goOn(current)} />}
    >
      {about.line}
      <Typography color="textSecondary">{words.detail}</Typography>
      {children}
    </ChangeDialog>
  );
};
