import Description from '@mui/icons-material/DescriptionOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useContext, useId, useRef, useState, type DragEvent } from 'react';
import { fileSize } from '@/shared/format';
import { FormLock } from '@/shared/form';
import { VisuallyHidden } from '@/shared/theme';
import { uploadTexts as texts } from './upload.texts';

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Media types and file extensions for the browser's dialog: `.csv,.xlsx`. */
  readonly accept: string;
  readonly file: File | null;
  readonly problem?: string | undefined;
  readonly onPick: (file: File) => void;
}

/** Field for a file that is picked or dropped; it shows the file's name and size. */
export const FileField = ({ label, hint, accept, file, problem, onPick }: FileFieldProps) => {
  const id = useId();
  const locked = useContext(FormLock);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !locked) onPick(dropped);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Typography id={`${id}-label`} component="span" variant="subtitle2">
        {label}
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.25,
          p: 2,
          borderRadius: '10px',
          border: '1px dashed',
          borderColor: problem === undefined ? (isOver ? 'primary.main' : 'control') : 'error.main',
          bgcolor: isOver ? 'action.hover' : 'surface.sunken',
        }}
      >
        {file && <Description color="action" aria-hidden />}
        {file && (
          <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
            <Typography noWrap title={file.name} sx={{ fontWeight: 560 }}>
              {file.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {fileSize(file.size)}
            </Typography>
          </Box>
        )}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={file ? undefined : <UploadFile />}
          disabled={locked}
          aria-describedby={`${id}-label ${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {file ? texts.change : texts.pick}
        </Button>
        {!file && (
          <Typography variant="body2" color="textSecondary">
            {texts.drop}
          </Typography>
        )}
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept={accept}
            aria-label={label}
            tabIndex={-1}
            disabled={locked}
            onChange={({ target }) => {
              const [picked] = target.files ?? [];
              if (picked) onPick(picked);
              target.value = ''; // so that the same file can be picked again after it was corrected
            }}
          />
        </VisuallyHidden>
      </Box>
      <FormHelperText
        id={`${id}-hint`}
        error={problem !== undefined}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem ?? hint}
      </FormHelperText>
    </Box>
  );
};
