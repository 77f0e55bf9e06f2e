import { isLongerThan } from '@backoffice/validators';
import { resultNames, typeNames } from '@backoffice/schema/activity-names';
import { kindGroups } from '@/domain/activity';
import type { ActivityKind, ActivityResult } from '@/shared/apollo/schema-types.generated';
import { choiceFilter, defineList, periodFilter, typedFilter } from '@/shared/list';
import { actionFilter } from './action-filter';
import { activitiesTexts as texts } from './activity.texts';

/** Maximum length in characters of a typed filter. */
const LONGEST_TEXT = 100;

const problemOf = (text: string): string | undefined => (isLongerThan(text, LONGEST_TEXT) ? texts.tooLong : undefined);

const inOrder = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es-AR'));

const isIn =
  <Id extends string>(names: Readonly<Record<Id, unknown>>) =>
  (id: string): id is Id =>
    Object.hasOwn(names, id);

const results: readonly ActivityResult[] = ['DONE', 'REPEATED', 'REFUSED', 'FORBIDDEN', 'FAILED', 'OUTCOME_UNKNOWN'];
/** Kinds of events to choose from. Gaps are left out, because they are not actions of a person. */
export const kindChoices = Object.keys(kindGroups)
  .filter(isIn<ActivityKind>(kindGroups))
  .filter((id) => id !== 'GAP')
  .map((id) => ({ id, name: kindGroups[id] }));

const choice = { invalid: texts.invalid, widerLabel: texts.wider };

/**
 * List of events, newest first: changes of the last 90 days by default. Buttons above the list choose other kinds, such
 * as looks and downloads, or all.
 */
export const activityList = defineList({
  key: 'activities.list',
  // no column has this name, so people cannot sort the list
  order: { fields: ['TIME'], default: { field: 'TIME', direction: 'DESCENDING' } },
  filters: {
    username: typedFilter({
      parameter: 'usuario',
      label: texts.username,
      width: '130px',
      chipLabel: texts.ofUser,
      problemOf,
      variables: (username) => ({ username }),
    }),
    id: typedFilter({
      parameter: 'id',
      label: texts.id,
      width: '160px',
      chipLabel: texts.ofId,
      problemOf,
      variables: (id) => ({ id }),
    }),
    requestId: typedFilter({
      parameter: 'solicitud',
      label: texts.request,
      width: '160px',
      chipLabel: texts.ofRequest,
      problemOf,
      variables: (requestId) => ({ requestId }),
    }),
    note: typedFilter({
      parameter: 'nota',
      label: texts.note,
      width: '150px',
      chipLabel: texts.ofNote,
      problemOf,
      variables: (note) => ({ note }),
    }),
    type: choiceFilter({
      ...choice,
      parameter: 'tipo',
      options: inOrder(typeNames),
      variables: (type) => ({ type }),
    }),
    action: actionFilter,
    kind: choiceFilter({
      ...choice,
      parameter: 'clase',
      options: kindChoices,
      default: 'CHANGE',
      variables: (kind) => ({ kind }),
    }),
    result: choiceFilter({
      ...choice,
      parameter: 'resultado',
      options: results.map((id) => ({ id, name: resultNames[id] ?? id })),
      variables: (result) => ({ result }),
      field: { label: texts.result, allLabel: texts.allResults, width: '140px' },
    }),
    dates: periodFilter({ width: '200px', initial: 'ultimos-90-dias' }),
  },
  form: ['username', 'id', 'requestId', 'note', 'action', 'result', 'dates'],
});
