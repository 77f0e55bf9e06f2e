import { IDENTIFIER } from '@backoffice/contracts';
import { idempotencyKey, isLongerThan, printableText, largestSelection } from '@backoffice/validators';
import { checked } from '../errors/checked.ts';
import { inputError } from '../errors/gateway-error.ts';
import type { BulkRunArgumentInput, NewBulkRunInput, NewBulkRunItemInput } from '../api/schema-types.generated.ts';
import { runTexts as texts } from './bulk-run.texts.ts';

/** Argument of a mutation, as it is stored. */
export interface StoredArgument {
  readonly name: string;
  readonly value: string | null;
}

/** Item of a run, as it is stored. */
export interface StoredItem {
  readonly id: string;
  readonly version: number;
  readonly key: string;
  readonly arguments: readonly StoredArgument[];
}

/** New run after all checks. */
export interface NewRun {
  readonly id: string;
  readonly action: string;
  /** Identifier of the application, such as a browser tab, that makes the changes of the run. */
  readonly holder: string;
  readonly arguments: readonly StoredArgument[] | null;
  readonly items: readonly StoredItem[];
}

/** Maximum characters of an argument or a message: the maximum of a reason. */
export const LONGEST_TEXT = 500;
/** Maximum characters of the identifier of a record. */
const LONGEST_ID = 60;
const MOST_ARGUMENTS = 5;

/** Validator of an argument: a reason, or a choice. */
const argumentText = printableText({ longest: LONGEST_TEXT, lines: true });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks an identifier that an application created. @throws GatewayError that names the argument */
export const checkedUuid = (path: string, id: string): string => {
  if (!UUID.test(id)) throw inputError(path, texts.badId);
  return id;
};

/** Checks the length of a text. @throws GatewayError that names the argument, when it is too long */
export const checkLength = (path: string, text: string | null | undefined, longest: number): void => {
  if (text != null && isLongerThan(text, longest)) throw inputError(path, texts.tooLong(longest), 'TOO_LONG');
};

/** Returns true if the value of the argument with this name may be stored. */
export type MayKeep = (name: string) => boolean;

const argumentsFrom = (
  path: string,
  given: readonly BulkRunArgumentInput[],
  mayKeep: MayKeep,
): readonly StoredArgument[] => {
  if (given.length > MOST_ARGUMENTS) throw inputError(path, texts.tooMany(MOST_ARGUMENTS), 'TOO_LARGE');
  return given.map(({ name, value = null }, at) => {
    if (!mayKeep(name)) throw inputError(`${path}.${at}.name`, texts.noArgument);
    return { name, value: value && (checked(`${path}.${at}.value`, argumentText, value) ?? null) };
  });
};

const itemFrom = (path: string, { id, version, ...given }: NewBulkRunItemInput, mayKeep: MayKeep): StoredItem => {
  checkLength(`${path}.id`, id, LONGEST_ID);
  if (!IDENTIFIER.test(id)) throw inputError(`${path}.id`, texts.badItem);
  return {
    id,
    version,
    key: checked(`${path}.idempotencyKey`, idempotencyKey, given.idempotencyKey),
    arguments: argumentsFrom(`${path}.arguments`, given.arguments, mayKeep),
  };
};

/** Checks that no record and no idempotency key occurs twice: a run changes a record once. @throws GatewayError */
const checkOnce = (items: readonly NewBulkRunItemInput[]): void => {
  for (const field of ['id', 'idempotencyKey'] as const) {
    const seen = new Set<string>();
    for (const [at, { [field]: text }] of items.entries()) {
      if (seen.has(text)) throw inputError(`run.items.${at}.${field}`, texts.twice);
      seen.add(text);
    }
  }
};

/** Checks a new run. @throws GatewayError that names the first invalid argument */
export const checkNewRun = (run: NewBulkRunInput, mayKeep: MayKeep): NewRun => {
  const { id, action, holder, items } = run;
  if (items.length === 0) throw inputError('run.items', texts.noItems, 'REQUIRED');
  if (items.length > largestSelection) throw inputError('run.items', texts.tooMany(largestSelection), 'TOO_LARGE');
  checkOnce(items);
  return {
    id: checkedUuid('run.id', id),
    action,
    holder: checkedUuid('run.holder', holder),
    arguments: run.arguments == null ? null : argumentsFrom('run.arguments', run.arguments, mayKeep),
    items: items.map((item, at) => itemFrom(`run.items.${at}`, item, mayKeep)),
  };
};
