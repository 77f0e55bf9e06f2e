import { Banner } from './Banner';

interface FailureBannerProps {
  /** Reason of the failure. */
  readonly reason: string;
  /** Offered action that mends the failure. Undefined for a person without its permission: no step is shown. */
  readonly action: { readonly refusal?: string | undefined } | undefined;
  /** Next step while the action is allowed. Otherwise the reason of its refusal is shown. */
  readonly next?: string;
}

/** Banner of a record that failed, with the reason and the next step. */
export const FailureBanner = ({ reason, action, next }: FailureBannerProps) => (
  <Banner tone="error" title={reason}>
    {action && (action.refusal ?? next)}
  </Banner>
);
