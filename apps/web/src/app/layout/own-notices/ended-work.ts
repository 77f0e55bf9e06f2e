import { actionNames, typeNames } from '@backoffice/schema/activity-names';
import { routes } from '@/domain/routes';
import type { EndedWorkQuery } from './OwnNotices.generated';
import { ownNoticesTexts as texts } from './own-notices.texts';

/** Work of the person that ended within a week. */
export interface Ended {
  /** Kind and identifier, under which the person has read it. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Moment in UTC. */
  readonly at: string;
  readonly hasFailed: boolean;
  readonly link: { readonly to: string; readonly label: string } | undefined;
}

type Viewer = NonNullable<EndedWorkQuery['viewer']>;
type Run = NonNullable<Viewer['endedBulkRuns']>[number];
type Import = NonNullable<Viewer['endedImports']>[number];
type Export = NonNullable<EndedWorkQuery['exports']>['rows'][number];

const endedRun = ({ id, action, done, size, toldAt }: Run): Ended => ({
  id: `run:${id}`,
  title: actionNames[action] ?? action,
  detail: texts.run(done, size),
  at: toldAt,
  hasFailed: done < size,
  link: undefined,
});

const states: Readonly<Record<string, string>> = texts.importStates;

const endedImport = ({ id, fileName, status, requestDate }: Import): Ended => ({
  id: `import:${id}`,
  title: fileName ?? texts.import,
  detail: states[status] ?? status,
  at: requestDate,
  hasFailed: status === 'ERROR',
  link: { to: routes.import.href(id), label: texts.see(typeNames['Import'] ?? texts.import) },
});

const endedExport = ({ id, fileName, status, errorDetail, updatedDate }: Export): Ended => ({
  id: `export:${id}`,
  title: fileName ?? texts.export,
  detail: status === 'ERROR' ? texts.exportFailed(errorDetail) : texts.exportDone,
  at: updatedDate,
  hasFailed: status === 'ERROR',
  link: { to: routes.exports.path, label: texts.exports },
});

/** Joins all work that ended, the newest first. What could not be read is left out. */
export const endedWork = ({ viewer, exports }: EndedWorkQuery): readonly Ended[] =>
  [
    ...(viewer?.endedBulkRuns ?? []).map(endedRun),
    ...(viewer?.endedImports ?? []).map(endedImport),
    ...(exports?.rows ?? []).map(endedExport),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
