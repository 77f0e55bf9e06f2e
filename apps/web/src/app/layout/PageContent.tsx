import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen, usePermissions, useScreen, useScreenTitle } from '@/shared/auth';
import { PageTitleContext } from '@/shared/detail/page-title';
import { NoPermission } from '@/shared/feedback';
import { FILLS_WINDOW } from '@/shared/list';
import { CameFromContext } from '@/shared/neighbors';
import { appTexts } from '../app.texts';
import { PrintHeader } from './PrintHeader';

/** The first stop of the keyboard: over the menu, to the page (WCAG 2.4.1). */
export const SkipLink = () => (
  <Link
    href={`#${CONTENT_ID}`}
    onClick={(event) => {
      // the address is the memory of the screen: it must not change for this
      event.preventDefault();
      document.getElementById(CONTENT_ID)?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: '8px',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
      displayPrint: 'none',
    }}
  >
    {appTexts.skipToContent}
  </Link>
);

const CONTENT_ID = 'contenido';

/** The page of the address, with its title, for those who may see it (SHE-33). */
export const PageContent = () => {
  const title = useScreenTitle();
  const allowed = mayOpen(usePermissions(), useScreen() ?? {});
  const { pathname } = useLocation();
  const [record, setRecord] = useState<string>();
  const documentTitle = [record ?? title, appTexts.product].filter(Boolean).join(' · ');
  const content = useRef<HTMLElement>(null);
  const [pages, turn] = useState<{ readonly shown: string; readonly before?: string }>({ shown: pathname });
  if (pages.shown !== pathname) turn({ shown: pathname, before: pages.shown });
  const { shown, before } = pages;

  useLayoutEffect(
    // before any effect of the page: a list then gives the focus to the row that was left
    function moveFocusToNewPage() {
      if (before !== undefined && before !== shown) content.current?.focus({ preventScroll: true });
    },
    [shown, before],
  );

  return (
    <Box
      component="main"
      ref={content}
      id={CONTENT_ID}
      tabIndex={-1}
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2, lg: 3 },
        // the height of a window belongs to the rows
        [`&:has(> .${FILLS_WINDOW})`]: { pt: { lg: 2 }, pb: { sm: 1 } },
        outline: 'none',
      }}
    >
      <title>{documentTitle}</title>
      <PrintHeader title={documentTitle} />
      {allowed ? (
        <CameFromContext value={before}>
          <PageTitleContext value={setRecord}>
            <Outlet />
          </PageTitleContext>
        </CameFromContext>
      ) : (
        <>
          {title && <Typography variant="h1">{title}</Typography>}
          <NoPermission />
        </>
      )}
    </Box>
  );
};
