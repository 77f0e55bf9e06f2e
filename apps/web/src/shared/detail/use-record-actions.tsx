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

/** Actions on any record that is shown. */
interface RecordActions {
  readonly actions: readonly OfferedAction[];
  /** To be rendered beside them. */
  readonly dialog: ReactNode;
}

/**
 * The record whose title the document has, as text for an e-mail and on paper.
 * @param title of the record, without which there is nothing to do yet
 * @param path of the record where the address has more than that; the address without it
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
