import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId, type ReactNode } from 'react';
import { usePermissions } from '@/shared/auth';
import { heldPermissions, useFeatures } from '@/shared/feature/feature';
import { EmptyState, LoadingRows } from '@/shared/feedback';
import { ColumnsOfLists } from './ColumnsOfLists';
import { DensityChoice, ThemeChoice } from './Choices';
import { Identity } from './Identity';
import { profileTexts } from './profile.texts';
import { ViewsOfLists } from './ViewsOfLists';

interface ProfileCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the profile. */
const ProfileCard = ({ title, children }: ProfileCardProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
};

interface AreaProps {
  readonly area: string;
  readonly words: readonly string[];
}

const Area = ({ area, words }: AreaProps) => (
  <Box sx={{ breakInside: 'avoid', mb: 2.5 }}>
    <Typography component="h3" variant="subtitle1" sx={{ mb: 0.5 }}>
      {area}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.25, color: 'text.secondary' }}>
      {words.map((text) => (
        <Typography key={text} component="li" variant="body2">
          {text}
        </Typography>
      ))}
    </Box>
  </Box>
);

/** The signed-in person: identity, session, preferences and permissions (GAP-04). */
export const ProfilePage = () => {
  const areas = heldPermissions(useFeatures(), usePermissions());
  return (
    <Box sx={{ width: '100%', maxWidth: 960, mx: 'auto', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{profileTexts.title}</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <ProfileCard title={profileTexts.identity}>
          <Suspense fallback={<LoadingRows rows={4} />}>
            <Identity />
          </Suspense>
        </ProfileCard>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <ProfileCard title={profileTexts.theme}>
            <ThemeChoice />
          </ProfileCard>
          <ProfileCard title={profileTexts.density}>
            <DensityChoice />
          </ProfileCard>
        </Box>
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <ProfileCard title={profileTexts.views}>
          <ViewsOfLists />
        </ProfileCard>
        <ProfileCard title={profileTexts.columns}>
          <ColumnsOfLists />
        </ProfileCard>
      </Box>
      <ProfileCard title={profileTexts.permissions}>
        {areas.length === 0 && <EmptyState title={profileTexts.noPermissions} />}
        <Box sx={{ columns: { xs: 1, sm: 2, md: 3 }, columnGap: 4 }}>
          {areas.map((area) => (
            <Area key={area.area} {...area} />
          ))}
        </Box>
      </ProfileCard>
    </Box>
  );
};
