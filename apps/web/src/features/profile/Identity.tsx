import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useAuthentication, useSessionState } from '@/shared/auth';
import { ABSENT, dateTime } from '@/shared/format';
import { profileTexts } from './profile.texts';

const Fact = ({ term, value }: { readonly term: string; readonly value: string }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: 2, py: 0.5 }}>
    <Typography component="dt" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {value}
    </Typography>
  </Box>
);

/** Name, username and e-mail from the identity service, and the time at which the access token expires. */
export const Identity = () => {
  const { name, username, email } = use(useAuthentication().profile);
  const { expiresAt } = useSessionState();
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact term={profileTexts.name} value={name} />
        <Fact term={profileTexts.username} value={username} />
        <Fact term={profileTexts.email} value={email ?? ABSENT} />
        <Fact term={profileTexts.sessionExpires} value={dateTime(new Date(expiresAt).toISOString())} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {profileTexts.sessionRenews}
      </Typography>
    </>
  );
};
