import type { ListPlace } from '@/shared/views';
import { exportsTexts } from './export.texts';

/** The history of exports. */
export const exportsPath = '/exportaciones';

/** The list, as what people keep of it knows it. */
export const exportsList: ListPlace = { key: 'exports.list', title: exportsTexts.title, path: exportsPath };
