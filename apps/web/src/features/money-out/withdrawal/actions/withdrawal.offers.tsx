import Block from '@mui/icons-material/BlockRounded';
import Check from '@mui/icons-material/CheckRounded';
import { actionTexts } from '../withdrawal.texts';

/**
 * Actions of a withdrawal, for its row and its detail. They are a module of their own because the dialogs import the
 * detail.
 */
export const withdrawalOffers = {
  parameter: 'retiro',
  actions: {
    authorize: { label: actionTexts.authorize.label, icon: <Check /> },
    reject: { label: actionTexts.reject.label, icon: <Block /> },
  },
  nextOf: () => ['authorize'] as const,
};
