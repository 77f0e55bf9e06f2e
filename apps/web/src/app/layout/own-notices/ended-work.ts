import { actionNames, typeNames } from '@backoffice/schema/activity-names';
import { exportFileTexts } from '@/domain/export/export-file.texts';
import type { ExportFile } from '@/domain/export/ExportDownload';
import { recordsHref } from '@/domain/note/record-href';
import { routes } from '@/domain/routes';
import { dayOf } from '@/shared/format';
import type { EndedWorkQuery } from './OwnNotices.generated';
import { ownNoticesTexts as texts } from './own-notices.texts';

/** Work of the person that ended within a week. */
export interface Ended {
  /** Kind and identifier. The preference of read notices stores it. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Moment in UTC: of a run, its last report; of an export, its last update; of an import, its request. */
  readonly at: string;
  readonly hasFailed: boolean;
  readonly link: { readonly to: string; readonly label: string } | undefined;
  /** Export whose file the notice offers. */
  readonly file?: ExportFile;
}

type Viewer = NonNullable<EndedWorkQuery['viewer']>;
type Run = NonNullable<Viewer['endedBulkRuns']>[number];
type Import = NonNullable<Viewer['endedImports']>[number];
type Export = NonNullable<EndedWorkQuery['exports']>['rows'][number];

/** Person whose work ended. */
interface Reader {
  readonly username: string;
  /** True for a person who may search the activity. */
  readonly maySearch: boolean;
}

/** Returns the link to a run's changes in the activity. Without its permission, the link leads to a list of records. */
const placeOf = ({ action, type, beganAt, toldAt }: Run, { username, maySearch }: Reader): Ended['link'] => {
  if (maySearch) {
    const to = routes.activities.href({
      usuario: username,
      accion: action.toLowerCase(),
      period: `${dayOf(new Date(beganAt))}..${dayOf(new Date(toldAt))}`,
    });
    return { to, label: texts.runChanges };
  }
  const to = recordsHref(type);
  return to === undefined ? undefined : { to, label: texts.runRecords(typeNames[type] ?? type) };
};

const endedRun =
  (reader: Reader) =>
  (run: Run): Ended => ({
    id: `run:${run.id}`,
    title: actionNames[run.action] ?? run.action,
    detail: texts.run(run.done, run.size),
    at: run.toldAt,
    hasFailed: run.done < run.size,
    link: placeOf(run, reader),
  });

const states: Readonly<Record<string, string>> = texts.importStates;

const endedImport = ({ id, fileName, status, requestDate }: Import): Ended => ({
  id: `import:${id}`,
  title: fileName ?? texts.import,
  detail: states[status] ?? status,
  at: requestDate,
  hasFailed: status === 'ERROR',
  link: { to: routes.import.href(id), label: texts.see('Import') },
});

const endedExport = ({ id, type, fileName, status, errorDetail, updatedDate }: Export): Ended => ({
  id: `export:${id}`,
  title: fileName ?? texts.export,
  detail: status === 'ERROR' ? texts.exportFailed(errorDetail ?? exportFileTexts.unexplained) : texts.exportDone,
  at: updatedDate,
  hasFailed: status === 'ERROR',
  link: { to: routes.exports.href({ id, period: 'ultimos-12-meses' }), label: texts.exports },
  ...(status === 'FINISHED' && { file: { id, type, fileName } }),
});

/** Joins the bulk runs, imports and exports that ended, newest first. A kind that could not be read is left out. */
export const endedWork = ({ viewer, exports }: EndedWorkQuery, reader: Reader): readonly Ended[] =>
  [
    ...(viewer?.endedBulkRuns ?? []).map(endedRun(reader)),
    ...(viewer?.endedImports ?? []).map(endedImport),
    ...(exports?.rows ?? []).map(endedExport),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
