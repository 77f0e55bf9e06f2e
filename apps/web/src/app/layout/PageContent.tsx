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

/** First tab stop: skips the menu and moves the focus to the page (WCAG 2.4.1). */
export const SkipLink = () => (
  <Link
    href={`#${CONTENT_ID}`}
    onClick={(event) => {
      // the address holds the state of the screen, so the fragment must not change it
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

/**
 * Page of the current address, with the title of the document. A person without the permission sees a refusal (SHE-33).
 */
export const PageContent = () => {
  const title = useScreenTitle();
  const screen = useScreen();
  const allowed = mayOpen(usePermissions(), screen ?? {});
  const { pathname } = useLocation();
  const [record, setRecord] = useState<string>();
  const documentTitle = [record ?? title, appTexts.product].filter(Boolean).join(' · ');
  const content = useRef<HTMLElement>(null);
  const [pages, turn] = useState<{ readonly shown: string; readonly before?: string }>({ shown: pathname });
  if (pages.shown !== pathname) turn({ shown: pathname, before: pages.shown });
  const { shown, before } = pages;

  useLayoutEffect(
    // runs before the effects of the page, so that a list can then focus the row that was open
    function moveFocusToNewPage() {
      if (before === undefined || before === shown) return;
      // a form has already put the focus into its first field
      if (content.current?.querySelector('input:focus, textarea:focus')) return;
      content.current?.focus({ preventScroll: true });
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
        pr: { lg: 'var(--page-right, 24px)' }, // leaves room for an open panel
        container: 'page / inline-size', // parts of the page wrap or shrink by its width, not the window's
        // smaller padding: the rows fill the height of the window
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
          <NoPermission needs={screen} />
        </>
      )}
    </Box>
  );
};
