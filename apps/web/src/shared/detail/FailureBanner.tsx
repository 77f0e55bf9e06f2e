import { Banner } from './Banner';

interface FailureBannerProps {
  /** Reason of the failure. */
  readonly reason: string;
  /** Action that mends it, as the gateway offers it. Undefined for a person who may not take it: no step is shown. */
  readonly action: { readonly refusal?: string | undefined } | undefined;
  /** Next step while the action is allowed. Otherwise its refusal tells the step. */
  readonly next?: string;
}

/** Banner of a record that failed, with the reason and the next step. */
export const FailureBanner = ({ reason, action, next }: FailureBannerProps) => (
  <Banner tone="error" title={reason}>
    {action && (action.refusal ?? next)}
  </Banner>
);
