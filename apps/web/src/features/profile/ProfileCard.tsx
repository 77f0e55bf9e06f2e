import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface ProfileCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the profile. */
export const ProfileCard = ({ title, children }: ProfileCardProps) => {
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
