import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createContext, use, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';

/**
 * Element in the tab of technical facts, for the technical facts of the surrounding section or group. Null until the
 * element is rendered, undefined on a page without that tab.
 */
const TechnicalPlace = createContext<HTMLElement | null | undefined>(undefined);

interface TechnicalRootProps {
  readonly place: HTMLElement | null | undefined;
  readonly children: ReactNode;
}

/** Makes the technical facts of its children render in another place. */
export const TechnicalRoot = ({ place, children }: TechnicalRootProps) => (
  <TechnicalPlace value={place}>{children}</TechnicalPlace>
);

/** Returns true where the page shows technical facts in a tab of their own. */
export const useTechnicalApart = (): boolean => use(TechnicalPlace) !== undefined;

interface FrameProps {
  readonly title: string;
  readonly ref: Ref<HTMLElement>;
}

/** Hides a section or group without technical facts. */
const filled = { '&:not(:has(dl, pre, p))': { display: 'none' } } as const;

/** The technical facts of a section. */
export const SectionFrame = ({ title, ref }: FrameProps) => (
  <Card component="section" aria-label={title} sx={{ px: 2.5, py: 1.75, ...filled }}>
    <Typography component="h2" variant="h3" sx={{ mb: 1.25 }}>
      {title}
    </Typography>
    <Box ref={ref} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }} />
  </Card>
);

/** The technical facts of a group. */
export const GroupFrame = ({ title, ref }: FrameProps) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0, ...filled }}>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box ref={ref} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.75 }} />
  </Box>
);

interface TechnicalPartProps {
  readonly title: string;
  /** Frame of the same section or group in the tab of technical facts. */
  readonly frame: typeof SectionFrame;
  readonly children: ReactNode;
}

/** Section or group whose technical facts have a frame of the same title in the tab of technical facts. */
export const TechnicalPart = ({ title, frame: Frame, children }: TechnicalPartProps) => {
  const around = use(TechnicalPlace);
  const [own, setOwn] = useState<HTMLElement | null>(null);
  if (around === undefined) return children;
  return (
    <>
      {around && createPortal(<Frame title={title} ref={setOwn} />, around)}
      <TechnicalPlace value={own}>{children}</TechnicalPlace>
    </>
  );
};

/**
 * Facts for developers and support. A page with a tab of technical facts shows them there; another page shows them in
 * place.
 */
export const Technical = ({ children }: { readonly children: ReactNode }) => {
  const place = use(TechnicalPlace);
  if (place === undefined) return children;
  return place && createPortal(<TechnicalPlace value={undefined}>{children}</TechnicalPlace>, place);
};
