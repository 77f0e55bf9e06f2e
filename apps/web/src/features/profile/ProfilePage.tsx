import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { usePermissions } from '@/shared/auth';
import { EmptyState, LoadingRows } from '@/shared/feedback';
import { ColumnsOfLists } from './ColumnsOfLists';
import { DensityChoice } from './DensityChoice';
import { Identity } from './Identity';
import { permissionAreas, type PermissionArea } from './permission-words';
import { profileTexts } from './profile.texts';
import { ProfileCard } from './ProfileCard';
import { ThemeChoice } from './ThemeChoice';
import { ViewsOfLists } from './ViewsOfLists';

const Area = ({ area }: { readonly area: PermissionArea }) => (
  <Box sx={{ breakInside: 'avoid', mb: 2.5 }}>
    <Typography component="h3" variant="subtitle1" sx={{ mb: 0.5 }}>
      {area.area}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.25, color: 'text.secondary' }}>
      {area.items.map(({ permission, what }) => (
        <Typography key={permission} component="li" variant="body2">
          {what}
        </Typography>
      ))}
    </Box>
  </Box>
);

/** Who is signed in, until when, what they chose, and what they may do (GAP-04). */
export const ProfilePage = () => {
  const areas = permissionAreas(usePermissions());
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
            <Area key={area.area} area={area} />
          ))}
        </Box>
      </ProfileCard>
    </Box>
  );
};
