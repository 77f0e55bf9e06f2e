import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { paymentsTexts as texts } from '../payment.texts';

interface RefundDateSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the days of the period are those of the refund (A210). */
export const RefundDateSwitch = ({ checked, onChange }: RefundDateSwitchProps) => (
  <>
    <FormControlLabel
      sx={{ mt: 1 }}
      control={
        <Switch
          checked={checked}
          onChange={(_event, on) => {
            onChange(on);
          }}
        />
      }
      label={texts.refundDate}
    />
    <Typography variant="caption" color="textSecondary" component="p">
      {texts.refundDateHint}
    </Typography>
  </>
);
