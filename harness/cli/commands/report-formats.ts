import { textFormats } from '../../batch/uploads/text-formats.ts';
import { siteIds } from '../../model/result/grade-file.ts';

export const reportFormats = [...textFormats, 'gradescope', 'similarity', ...siteIds] as const;
export type ReportFormat = (typeof reportFormats)[number];
