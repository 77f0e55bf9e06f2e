import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId, type ReactNode } from 'react';
import { routes } from '@/domain/routes';
import { usePermissions, useScreenTitle } from '@/shared/auth';
import { SectionLink } from '@/shared/detail';
import { useFeatures } from '@/shared/feature/feature';
import { heldPermissions, type PermissionsOfArea } from '@/shared/feature/permission-areas';
import { EmptyState, LoadingRows } from '@/shared/feedback';
import { ColumnsOfLists } from './ColumnsOfLists';
import { DensityChoice, SingleKeysChoice, ThemeChoice } from './Choices';
import { FollowedRecords } from './FollowedRecords';
import { Identity } from './Identity';
import { OwnActivity } from './OwnActivity';
import { profileTexts } from './profile.texts';
import { ViewsOfLists } from './ViewsOfLists';

interface ProfileCardProps {
  readonly title: string;
  /** Content beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Card with a section of the profile. */
const ProfileCard = ({ title, aside, children }: ProfileCardProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography id={titleId} component="h2" variant="h3">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  );
};

const Area = ({ area, rows }: PermissionsOfArea) => (
  <Box sx={{ breakInside: 'avoid', mb: 2.5 }}>
    <Typography component="h3" variant="subtitle1" sx={{ mb: 0.5 }}>
      {area}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.25, color: 'text.secondary' }}>
      {rows.map(({ permission, words }) => (
        <Typography key={permission} component="li" variant="body2">
          {words}
        </Typography>
      ))}
    </Box>
  </Box>
);

/** Page of the signed-in person: identity, session, preferences, activity and permissions (GAP-04). */
export const ProfilePage = () => {
  const areas = heldPermissions(useFeatures(), usePermissions());
  return (
    <Box sx={{ width: '100%', maxWidth: 960, mx: 'auto', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{useScreenTitle()}</Typography>
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
          <ProfileCard title={profileTexts.keyboard}>
            <SingleKeysChoice />
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
      <ProfileCard title={profileTexts.followed}>
        <FollowedRecords />
      </ProfileCard>
      <ProfileCard title={profileTexts.activity}>
        <OwnActivity />
      </ProfileCard>
      <ProfileCard
        title={profileTexts.permissions}
        aside={<SectionLink to={routes.permissions.path}>{profileTexts.allPermissions}</SectionLink>}
      >
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
