import type { ReportDocument } from '@redmark/rubric';
import type { Resume } from '../../model/resume.ts';
import type { Found } from '../../scoring/sheet.ts';
import { academicInsights } from './academic-insights.ts';
import { careerInsights } from './career-insights.ts';
import { contactInsights } from './contact-insights.ts';
import { figureInsights } from './figure-insights.ts';
import { unlistedTools } from './named-tools.ts';
import { onePage } from './one-page.ts';
import { profileInsights } from './profile-insights.ts';
import { sectionOrder } from './section-order.ts';
import { skillsAndProjects } from './skills-and-projects.ts';
import { workShown } from './work-shown.ts';

/** What readers ask or miss beside the notes, the gravest first. None of it changes the grade. */
export function remarksOn(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  return [
    ...contactInsights(resume),
    ...careerInsights(resume),
    ...academicInsights(resume),
    ...profileInsights(resume),
    ...sectionOrder(resume, found),
    ...workShown(resume, found),
    ...skillsAndProjects(resume),
    ...unlistedTools(resume),
    ...figureInsights(resume, found),
    ...onePage(resume, found),
  ];
}
