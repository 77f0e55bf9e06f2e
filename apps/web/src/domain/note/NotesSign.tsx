import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import { Sign } from '@/shared/feedback';
import { markTexts as texts } from './mark.texts';

/** Sign of the notes on a row; nothing without notes. */
export const NotesSign = ({ count }: { readonly count: number }) =>
  count > 0 && <Sign icon={StickyNote} color="text.secondary" title={texts.count(count)} />;
