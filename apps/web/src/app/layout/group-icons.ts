import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Autorenew from '@mui/icons-material/AutorenewRounded';
import CallSplit from '@mui/icons-material/CallSplitRounded';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Gavel from '@mui/icons-material/GavelRounded';
import Group from '@mui/icons-material/GroupOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Summarize from '@mui/icons-material/SummarizeOutlined';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import UploadFile from '@mui/icons-material/UploadFileOutlined';

/** Sign of each group of the menu; a group without one does not compile. */
export const groupIcons = {
  payments: Payments,
  collectors: Storefront,
  payers: Group,
  promotions: LocalOffer,
  gateways: Hub,
  subscriptions: Autorenew,
  imports: UploadFile,
  transfers: SwapHoriz,
  withdrawals: AccountBalance,
  distributions: CallSplit,
  taxes: Gavel,
  reports: Summarize,
  bin: CreditCard,
} as const;

/** The groups that the menu may have. */
export type GroupId = keyof typeof groupIcons;
