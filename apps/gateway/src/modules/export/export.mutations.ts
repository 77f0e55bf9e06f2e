import type { Changed } from '../../changes/perform.ts';
import { forbidden, inputError } from '../../errors/gateway-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type { ExportFormat, MutationCreateExportArgs } from '../../api/schema-types.generated.ts';
import { exportedList, filePermissions } from '../exported-lists.ts';
import { linkToFile } from '../../module-kit/file/file-link.ts';
import { unversioned } from '../../module-kit/change/mutations.ts';
import type { ExportParent } from './export.mappers.ts';
import { notFinished, unknownFormat } from './export.texts.ts';

const mutation = unversioned({
  area: 'export',
  fieldNames: { format: 'format' },
  payload: ({ entity, error }: Changed<ExportParent>) => ({ export: entity, exportId: entity?.id ?? null, error }),
});

const formatCodes = { XLSX: 'xlsx', CSV: 'csv', JSON: 'json' } as const;

const formatOf = (format: ExportFormat) => {
  if (format === 'UNKNOWN') throw inputError('format', unknownFormat);
  return formatCodes[format];
};

/** Mutations that create an export, or a link to its file (A79, A196, GAP-44). */
export const exportMutations = {
  createExport: mutation(
    ({ list: asked, format }: MutationCreateExportArgs, { can, now, viewer, listsRefunds }) => {
      const { permission, ...list } = exportedList(asked, { now: now(), listsRefunds });
      if (!can(permission)) throw forbidden([permission]);
      return { ...list, format: formatOf(format), requested_by: viewer.username };
    },
    (_args, { sources }) => ({
      send: async (body, once) => ({ entity: await sources.export.create(body, once) }),
    }),
  ),
  createExportDownload: async (_root, { id }, context) => {
    const { can, sources } = context;
    const found = await sources.export.byId(id);
    if (!found) return linkToFile(null, null, context);
    const { type, status, fileName, fileSize: size } = found;
    const missing = filePermissions(type).filter((permission) => !can(permission));
    if (missing.length > 0) throw forbidden(missing);
    const isFinished = status === 'FINISHED' && fileName !== null;
    return linkToFile(
      { type: 'Export', id, service: 'export', address: sources.export.fileOf(id), fileName: fileName ?? id, size },
      isFinished ? null : { code: 'export_not_finished', message: notFinished },
      context,
    );
  },
} satisfies MutationResolvers;
