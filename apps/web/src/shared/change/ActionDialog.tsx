import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import {
  offerOf,
  useNextDialog,
  type ActionableEntity,
  type ActionName,
  type EntityDialogProps,
} from '@/shared/actions';
import { useDocument } from '@/shared/apollo';
import type { FieldTable } from '@/shared/detail';
import { changeTexts, withAmount } from './change.texts';
import { ChangeDialog } from './ChangeDialog';
import type { NextDialog } from './dialog-forms';
import type { ActionTexts, EntityAction } from './entity-action';
import { EndedDialog } from './EndedDialog';
import { CurrentEntity, EntityLine, type EntitySummary } from './EntityLine';
import { dateTime } from '@/shared/format';
import { WhoChanged } from '@/shared/versions';
import { MeanwhileChanges, readingOf } from './MeanwhileChanges';
import { ReadFirst } from './ReadFirst';

/** Query of an entity. Its root field has the alias `entity`. */
type EntityQuery<Entity, Variables> = {
  readonly query: TypedDocumentNode<{ readonly entity: Entity | null }, Variables>;
} & ({ id: string } extends Variables ? object : { readonly variablesOf: (id: string) => Variables });

/** Dialogs of a domain: the query and summary of its entity, and the actions by their names at the gateway. */
interface EntityDialogs<Name extends ActionName, Entity> {
  readonly query: DocumentNode;
  /** Returns the variables of the query, when it needs more than the identifier. */
  readonly variablesOf?: (id: string) => OperationVariables;
  readonly texts: {
    readonly failed: string;
    readonly notFound: string;
    /** Title of a failed change, when the specification prescribes one. */
    readonly problem?: string;
  };
  readonly summaryOf: (entity: Entity) => EntitySummary;
  /**
   * Returns an address that shows the entity in any status: its page, or its list filtered to it.
   * @param id identifier in the address of the dialog
   */
  readonly addressOf: (entity: NoInfer<Entity>, id: string) => string;
  /** Fields that the conflict view compares. Leave out the version and the last update, which change each time. */
  readonly fields: FieldTable<NoInfer<Entity>>;
  readonly actionTexts: Readonly<Record<Name, ActionTexts>>;
  readonly actions: Readonly<Record<NoInfer<Name>, EntityAction<NoInfer<Entity>>>>;
  /** Dialogs that change nothing, by their names in the address. */
  readonly others?: Readonly<Record<string, ComponentType<{ readonly id: string; readonly onClose: () => void }>>>;
}

interface OpenDialogProps<Name extends ActionName, Entity> extends ActionDialogProps<Name, Entity> {
  readonly entity: Entity;
  /** Called after a conflict when the person continues with the current entity. */
  readonly onCurrent: (entity: Entity) => void;
}

type ChangedProps<Name extends ActionName, Entity> = Pick<
  OpenDialogProps<Name, Entity>,
  'dialogs' | 'name' | 'entity'
> & {
  readonly current: Entity;
  readonly onGoOn: () => void;
};

/** Differences between the entity that the person saw and the current one. A button continues with the current one. */
const ChangedMeanwhile = <Name extends ActionName, Entity extends ActionableEntity>({
  dialogs,
  name,
  entity,
  current,
  onGoOn,
}: ChangedProps<Name, Entity>) => {
  const available = offerOf(current.availableActions, name);
  return (
    <>
      <CurrentEntity {...dialogs.summaryOf(current)} />
      <WhoChanged of={current} />
      <MeanwhileChanges
        read={readingOf(dialogs.fields)}
        seen={entity}
        current={current}
        {...(available?.allowed !== true && { refusal: available?.reason ?? null })}
        onGoOn={onGoOn}
      />
    </>
  );
};

/** Dialog of an allowed action: the entity, the consequence, the form and the outcome. */
const OpenDialog = <Name extends ActionName, Entity extends ActionableEntity>(props: OpenDialogProps<Name, Entity>) => {
  const { name, id, entity, dialogs, onCurrent, onClose, onChanged } = props;
  const texts = dialogs.actionTexts[name];
  const { danger, movesMoney, width, ended, useAction } = dialogs.actions[name];
  const summary = dialogs.summaryOf(entity);
  const [endedAt, setEndedAt] = useState<string>();
  const openNext = useNextDialog();
  const wanted = useRef<NextDialog>(undefined);
  const told = { done: texts.done, seenAt: dialogs.addressOf(entity, id) };
  const {
    form,
    change,
    current: found,
  } = useAction(entity, told, async (isGone) => {
    // a person who has left the dialog stays on the page where they are now, with its dialogs
    if (ended && !isGone) setEndedAt(new Date().toISOString());
    else if (!isGone) await onClose();
    onChanged();
    if (wanted.current && !isGone) openNext(wanted.current.parameter, wanted.current);
  });
  // an equal version means that the service refused what the person saw: there is no newer entity
  const current = found?.version === entity.version ? null : found;
  const { next, moves = summary.amount } = form;
  const amount = movesMoney ? moves : undefined;
  const submit = (following: NextDialog | undefined) => {
    // a retry after an unknown outcome keeps the next dialog of the first attempt
    if (change.state.kind !== 'unknown') wanted.current = following;
    form.onSubmit();
  };
  if (ended && endedAt !== undefined)
    return (
      <EndedDialog
        title={texts.done}
        facts={[...ended(entity), [changeTexts.endedAt, dateTime(endedAt)]]}
        onClose={() => void onClose()}
      />
    );
  return (
    <ChangeDialog
      title={texts.title ?? texts.label}
      {...(width !== undefined && { width })}
      submit={{
        label: form.submitLabel ?? withAmount(texts.submit ?? texts.label, amount),
        danger,
        valid: form.valid && !current,
        run: () => submit(undefined),
        and: next && { label: next.label, run: () => submit(next) },
      }}
      change={change}
      dirty={form.dirty ?? false}
      problemTitle={dialogs.texts.problem}
      onClose={() => void onClose()}
      problem={
        current && (
          <ChangedMeanwhile
            {...props}
            current={current}
            onGoOn={() => {
              change.goOn(current.version);
              onCurrent(current);
            }}
          />
        )
      }
    >
      <EntityLine id={entity.id} {...summary} />
      <Typography color="textSecondary">{texts.detail}</Typography>
      {form.fields}
    </ChangeDialog>
  );
};

interface ActionDialogProps<Name extends ActionName, Entity> extends EntityDialogProps {
  readonly dialogs: EntityDialogs<Name, Entity>;
  readonly name: Name;
}

/**
 * Dialog of an action, which reads its entity before it shows the form. It keeps the entity that it read, even when the
 * page behind it updates. After a conflict it can continue with the current entity. A refused action shows its reason.
 */
const ActionDialog = <Name extends ActionName, Entity extends ActionableEntity>(
  props: ActionDialogProps<Name, Entity>,
) => {
  const { dialogs, name, id, onClose } = props;
  const { query, variablesOf = (given) => ({ id: given }), texts } = dialogs;
  const { title, label } = dialogs.actionTexts[name];
  const result = useDocument<{ readonly entity: Entity | null }, OperationVariables>(query, {
    variables: variablesOf(id),
    fetchPolicy: 'no-cache',
  });
  const [current, setCurrent] = useState<Entity>();
  const entity = result.data?.entity;
  const available = entity && offerOf(entity.availableActions, name);
  return (
    <ReadFirst
      title={title ?? label}
      query={result}
      data={available?.allowed ? entity : undefined}
      texts={{ failed: texts.failed, notFound: available?.reason ?? texts.notFound }}
      onClose={() => void onClose()}
    >
      {(opened) => <OpenDialog {...props} entity={current ?? opened} onCurrent={(next) => setCurrent(next)} />}
    </ReadFirst>
  );
};

/** Defines the dialogs of a domain, which `createEntityActions` loads lazily. */
export const entityDialogs = <Name extends ActionName, Entity extends ActionableEntity, Variables>(
  dialogs: EntityDialogs<Name, Entity> & EntityQuery<Entity, Variables>,
) => {
  const isAction = (name: string): name is Name => Object.hasOwn(dialogs.actions, name);
  return ({ name, ...props }: EntityDialogProps): ReactNode => {
    const Other = dialogs.others?.[name];
    if (Other) return <Other id={props.id} onClose={() => void props.onClose()} />;
    return isAction(name) && <ActionDialog dialogs={dialogs} name={name} {...props} />;
  };
};
