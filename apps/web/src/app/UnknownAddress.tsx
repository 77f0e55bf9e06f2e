import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import LinkOff from '@mui/icons-material/LinkOffRounded';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { mayOpen, titleOf, usePermissions } from '@/shared/auth';
import { EmptyState, StatePage } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { appTexts } from './app.texts';
import { screenAbove } from './screen-above';

/**
 * Page of an address that no screen has. Its link leads to the nearest screen above the address, such as `/pago/1` for
 * `/pago/1/nada`. It leads to the home page if no such screen exists, or the person may not open it.
 */
export const UnknownAddress = () => {
  const { pathname } = useLocation();
  const held = usePermissions();
  const above = screenAbove(pathname);
  const open = above && mayOpen(held, above.screen);
  return (
    <StatePage title={appTexts.unknownAddress}>
      <EmptyState icon={<LinkOff />} title={appTexts.noScreenAt(pathname)} detail={appTexts.unknownAddressDetail}>
        <Button
          component={Link}
          to={open ? above.to : routes.home.path}
          variant="outlined"
          color="inherit"
          startIcon={<ArrowBack />}
        >
          {open ? appTexts.backTo(titleOf(above.screen, above.params)) : texts.home}
        </Button>
      </EmptyState>
    </StatePage>
  );
};
