import { actionsOf, neverRefused } from '../../module-kit/change/action-rules.ts';
import type { SoftwareProviderReportParent } from './software-provider.mappers.ts';
import { reasons, type ReasonCode } from './software-provider.texts.ts';

/** Refuses an action unless the report is pending approval (B197). */
const unlessPending = ({ status }: SoftwareProviderReportParent): ReasonCode | undefined => {
  if (status === 'PENDING_APPROVAL') return undefined;
  if (status === 'IN_PROCESS') return 'in_process';
  return status === 'SENT' ? 'sent' : 'not_pending';
};

/** Rules of the actions of a report (B197, B284). */
export const reportActions = actionsOf<SoftwareProviderReportParent>()(reasons, {
  approve: { permission: 'SOFT_PROVIDER_APPROVE', refusal: unlessPending },
  reject: { permission: 'SOFT_PROVIDER_REJECT', refusal: unlessPending },
  // regenerating revokes a sent report, so reading alone does not permit it (ADR 0003)
  regenerate: { permission: { anyOf: ['SOFT_PROVIDER_APPROVE', 'SOFT_PROVIDER_REJECT'] }, refusal: neverRefused },
  download: { permission: 'SOFT_PROVIDER_SHOW', refusal: neverRefused },
});
