import History from '@mui/icons-material/HistoryRounded';
import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import { useSettings } from '@/shared/settings';
import { texts as commonTexts } from '@/shared/texts';
import { paymentDetailTexts } from '../detail.texts';
import { formAddress } from '../../payments.form';
import type { PaymentActionsFragment } from './PaymentActions.generated';
import type { ToolbarAction } from './toolbar-action';

const texts = paymentDetailTexts.actions;

/** What the page does for the actions that stay on it. */
export interface PageActions {
  readonly reload: () => void;
  readonly reloading: boolean;
  readonly openHistory: () => void;
}

/** The toolbar of a payment, the most used first: those without room go to the menu. */
export const useToolbarActions = (payment: PaymentActionsFragment, page: PageActions): readonly ToolbarAction[] => {
  const { formUrl } = useSettings();
  const shown: readonly Omit<ToolbarAction, 'refusal'>[] = [
    { name: 'refresh', label: texts.reload, icon: <Refresh />, busy: page.reloading, effect: { run: page.reload } },
    { name: 'history', label: texts.history, icon: <History />, busy: false, effect: { run: page.openHistory } },
    {
      name: 'openForm',
      label: texts.openForm,
      icon: <OpenInNew />,
      busy: false,
      effect: { href: formAddress(formUrl, payment) },
    },
  ];
  return shown.flatMap((action) => {
    const available = payment.availableActions.find(({ name }) => name === action.name);
    if (!available) return [];
    return { ...action, refusal: available.allowed ? undefined : (available.reason ?? commonTexts.noPermission) };
  });
};
