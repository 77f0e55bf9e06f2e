import Button from '@mui/material/Button';
import { AppDialog } from '@/shared/dialog';
import { Fact, Facts } from '@/shared/detail';
import { texts } from '@/shared/texts';
import type { ClosingFacts } from './entity-action';

interface EndedDialogProps {
  readonly title: string;
  readonly facts: ClosingFacts;
  readonly onClose: () => void;
}

/**
 * Closing page of an action with `ended`: its title and facts, among them the time. It stays open until the person
 * closes it.
 */
export const EndedDialog = ({ title, facts, onClose }: EndedDialogProps) => (
  <AppDialog
    open
    title={title}
    onClose={onClose}
    actions={
      <Button variant="contained" autoFocus onClick={onClose}>
        {texts.ok}
      </Button>
    }
  >
    <Facts>
      {facts.map(([label, text]) => (
        <Fact key={label} label={label} span="row">
          {text}
        </Fact>
      ))}
    </Facts>
  </AppDialog>
);
