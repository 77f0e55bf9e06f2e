import Typography from '@mui/material/Typography';
import { magnitude, money } from '@/shared/format';
import { useSettings } from '@/shared/settings';
import { secondPersonTexts as texts } from './second-person.texts';

interface SecondPersonProps {
  readonly act: keyof typeof texts.acts;
  /** Amounts to be paid out, which the rule depends on. Undefined for an edit, whose money is paid out later. */
  readonly amounts?: readonly string[];
}

/**
 * Text about the rule of two people. It says whether an action needs a second person, and which two steps one person
 * may not both do. Renders nothing if the installation has no such rule.
 */
export const SecondPerson = ({ act, amounts }: SecondPersonProps) => {
  const { twoPeopleFrom } = useSettings();
  if (twoPeopleFrom === null) return null;
  const from = twoPeopleFrom > 0 ? money(String(twoPeopleFrom), 'ARS') : null;
  const isAlone = from !== null && amounts?.every((amount) => magnitude(amount) < twoPeopleFrom);
  return (
    <Typography variant="body2" color="textSecondary">
      {isAlone ? texts.alone(from) : `${texts.needed(from)}: ${texts.acts[act]}`}
    </Typography>
  );
};
