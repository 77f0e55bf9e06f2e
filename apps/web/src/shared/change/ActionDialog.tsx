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
import { ChangeDialog } from './ChangeDialog';
import type { NextDialog } from './dialog-forms';
import type { ActionTexts, EntityAction } from './entity-action';
import { CurrentEntity, EntityLine, type EntitySummary } from './EntityLine';
import { WhoChanged } from '@/shared/versions';
import { MeanwhileChanges, readingOf } from './MeanwhileChanges';
import { ReadFirst } from './ReadFirst';

/** Query of an entity, which answers it under the alias `entity`. */
type EntityQuery<Entity, Variables> = {
  readonly query: TypedDocumentNode<{ readonly entity: Entity | null }, Variables>;
} & ({ id: string } extends Variables ? object : { readonly variablesOf: (id: string) => Variables });

/** The dialogs of a domain: how its entity is read and named, and the actions by the names of the gateway. */
interface EntityDialogs<Name extends ActionName, Entity> {
  readonly query: DocumentNode;
  /** Variables of the query, where they are more than the identifier. */
  readonly variablesOf?: (id: string) => OperationVariables;
  readonly texts: {
    readonly failed: string;
    readonly notFound: string;
    /** Title of what went wrong, where the documents have one. */
    readonly problem?: string;
  };
  readonly summaryOf: (entity: Entity) => EntitySummary;
  /**
   * Finds the address at which an entity is seen, whatever its status became: its page, or its list with it alone.
   * @param id as the address of the dialog has it
   */
  readonly addressOf: (entity: NoInfer<Entity>, id: string) => string;
  /** Fields that a conflict compares: all that the dialog knows, but for the version and the last update. */
  readonly fields: FieldTable<NoInfer<Entity>>;
  readonly actionTexts: Readonly<Record<Name, ActionTexts>>;
  readonly actions: Readonly<Record<NoInfer<Name>, EntityAction<NoInfer<Entity>>>>;
  /** Dialogs that change nothing, by their names in the address. */
  readonly others?: Readonly<Record<string, ComponentType<{ readonly id: string; readonly onClose: () => void }>>>;
}

interface OpenDialogProps<Name extends ActionName, Entity> extends ActionDialogProps<Name, Entity> {
  readonly entity: Entity;
  /** Called when the person goes on with the current entity, after a conflict. */
  readonly onCurrent: (entity: Entity) => void;
}

/** The dialog of an allowed action: which entity, what happens, what to fill in, and how it went. */
const OpenDialog = <Name extends ActionName, Entity extends ActionableEntity>(props: OpenDialogProps<Name, Entity>) => {
  const { name, id, entity, dialogs, onCurrent, onClose, onChanged } = props;
  const texts = dialogs.actionTexts[name];
  const { danger, useAction } = dialogs.actions[name];
  const openNext = useNextDialog();
  const wanted = useRef<NextDialog>(undefined);
  const told = { done: texts.done, seenAt: dialogs.addressOf(entity, id) };
  const {
    form,
    change,
    current: found,
  } = useAction(entity, told, async (isGone) => {
    // whoever has left is not led away from where they are, nor is a dialog there closed
    if (!isGone) await onClose();
    onChanged();
    if (wanted.current && !isGone) openNext(wanted.current.parameter, wanted.current);
  });
  // a service that refused what the person saw leaves nothing else to go on with
  const current = found?.version === entity.version ? null : found;
  const { next } = form;
  const submit = (following: NextDialog | undefined) => {
    // after an unknown outcome the same is requested again, and what should follow it
    if (change.state.kind !== 'unknown') wanted.current = following;
    form.onSubmit();
  };
  const available = current && offerOf(current.availableActions, name);
  return (
    <ChangeDialog
      title={texts.title ?? texts.label}
      submit={{
        label: form.submitLabel ?? texts.submit ?? texts.label,
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
          <>
            <CurrentEntity {...dialogs.summaryOf(current)} />
            <WhoChanged of={current} />
            <MeanwhileChanges
              read={readingOf(dialogs.fields)}
              seen={entity}
              current={current}
              {...(available?.allowed !== true && { refusal: available?.reason ?? null })}
              onGoOn={() => {
                change.goOn(current.version);
                onCurrent(current);
              }}
            />
          </>
        )
      }
    >
      <EntityLine id={entity.id} {...dialogs.summaryOf(entity)} />
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
 * The dialog of an action, once its entity was read. It keeps what the person saw when it opened, whatever the page
 * behind it learns meanwhile; only after a conflict it goes on with the current entity. A refused action says why.
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

/** Defines the dialogs of a domain, for `createEntityActions` to load. */
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
