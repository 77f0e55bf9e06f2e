import { feature as activity } from '@/features/activity/activity.feature';
import { feature as bin } from '@/features/bin/bin.feature';
import { feature as collector } from '@/features/collector/collector.feature';
import { feature as distribution } from '@/features/distribution/distribution.feature';
import { feature as exports } from '@/features/export/export.feature';
import { feature as gateway } from '@/features/gateway/gateway.feature';
import { feature as help } from '@/features/help/help.feature';
import { feature as home } from '@/features/home/home.feature';
import { feature as imports } from '@/features/import/import.feature';
import { feature as moneyOut } from '@/features/money-out/money-out.feature';
import { feature as notification } from '@/features/notification/notification.feature';
import { feature as payer } from '@/features/payer/payer.feature';
import { feature as payerReference } from '@/features/payer-reference/payer-reference.feature';
import { feature as payment } from '@/features/payment/payment.feature';
import { feature as permissions } from '@/features/permissions/permissions.feature';
import { feature as placeholder } from '@/features/placeholder/placeholder.feature';
import { feature as profile } from '@/features/profile/profile.feature';
import { feature as promotion } from '@/features/promotion/promotion.feature';
import { feature as servicePayment } from '@/features/service-payment/service-payment.feature';
import { feature as softwareProvider } from '@/features/software-provider/software-provider.feature';
import { feature as subscription } from '@/features/subscription/subscription.feature';
import { feature as taxForm } from '@/features/tax-form/tax-form.feature';
import { feature as transfer } from '@/features/transfer/transfer.feature';
import type { Feature } from '@/shared/feature/feature';

/** Features of the application. The profile and the page of permissions show their areas in this order. */
export const features: readonly Feature[] = [
  home,
  imports,
  payment,
  subscription,
  collector,
  payer,
  payerReference,
  promotion,
  gateway,
  exports,
  notification,
  transfer,
  moneyOut,
  distribution,
  taxForm,
  servicePayment,
  bin,
  softwareProvider,
  activity,
  placeholder,
  profile,
  permissions,
  help,
];
