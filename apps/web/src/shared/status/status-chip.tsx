import { StatusChip } from '@/shared/feedback';
import { statusText, type StatusDisplay } from './status-catalogue';

interface StatusChipProps<Status extends string> {
  readonly of: {
    readonly status: Status;
    readonly statusCode: string;
    /** Reason of the status, as text or as a code of the service. */
    readonly statusDetail?: string | null;
  };
}

/**
 * Creates the chip of an entity's status. Its text is the label, or the code of an unknown status. Its tooltip has the
 * text, the code if it differs, and the reason. Its class is the code in lower case, with dashes (B163).
 * @param details texts by reason code. A reason without a text is shown as it is; without `details` no reason is shown
 */
export const statusChip =
  <Status extends string>(
    displays: Readonly<Record<Status, StatusDisplay>>,
    details?: Readonly<Record<string, string>>,
  ) =>
  ({ of }: StatusChipProps<Status>) => {
    const { text, tone, code } = statusText(displays, of);
    const reason = details && of.statusDetail && (details[of.statusDetail] ?? of.statusDetail);
    const title = [text, ...(code === text ? [] : [code]), ...(reason ? [reason] : [])].join(' · ');
    return <StatusChip tone={tone} label={text} title={title} className={code.toLowerCase().replaceAll('_', '-')} />;
  };
