import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import { actionTexts } from '../withdrawal.texts';

/** Decisions about a withdrawal, which its row offers and its detail: apart from the dialogs, one of which is the detail. */
export const withdrawalOffers = {
  parameter: 'retiro',
  actions: {
    authorize: { label: actionTexts.authorize.label, icon: <Check /> },
    reject: { label: actionTexts.reject.label, icon: <Block /> },
  },
  nextOf: () => ['authorize'] as const,
};
