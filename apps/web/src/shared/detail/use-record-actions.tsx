import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Print from '@mui/icons-material/PrintOutlined';
import { useState, type ReactNode } from 'react';
import type { OfferedAction } from '@/shared/actions';
import { copyText } from '@/shared/feedback';
import { CopyRefused } from './CopyRefused';
import { detailTexts } from './detail.texts';
import { usePageTitle } from './page-title';
import { summaryText } from './summary';

const texts = detailTexts.record;

/** Actions that apply to any record on the screen. */
interface RecordActions {
  readonly actions: readonly OfferedAction[];
  /** Dialog of the actions, to be rendered beside them. */
  readonly dialog: ReactNode;
}

/**
 * Hook with the actions that copy the record as text and print it. It also sets the title of the document.
 * @param title title of the record; undefined while it is loading, and then there are no actions
 * @param path path of the record without other parameters; by default, the current address
 */
export const useRecordActions = (title: string | undefined, path?: string): RecordActions => {
  const [refused, refuse] = useState<string>();
  usePageTitle(title);
  if (title === undefined) return { actions: [], dialog: null };
  const copy = () => {
    const text = summaryText(title, path ?? `${location.pathname}${location.search}`);
    return copyText(text, texts.copied, () => refuse(text));
  };
  return {
    actions: [
      { name: 'copySummary', label: texts.copy, icon: <ContentCopy />, effect: { run: () => void copy() } },
      { name: 'print', label: texts.print, icon: <Print />, effect: { run: () => window.print() } },
    ],
    dialog: refused !== undefined && <CopyRefused text={refused} onClose={() => refuse(undefined)} />,
  };
};
