import { gradeScale } from '@redmark/contract';
import { Avatar } from '../parts/account/avatar.tsx';
import { Logo } from '../parts/layout/logo.tsx';
import { SkeletonLines } from '../parts/layout/skeleton-lines.tsx';
import { SocialIcon } from '../parts/layout/social-icon.tsx';
import { GradeBadge } from '../parts/report/grade-badge.tsx';
import { GradeSeal } from '../parts/report/grade-seal.tsx';
import { Seal } from '../parts/report/seal.tsx';
import { Shelf, Specimens } from './shelf.tsx';

export function Grades() {
  return (
    <Shelf title="Grades and signs">
      <Specimens name="GradeBadge, every letter">
        {gradeScale.map(({ grade }) => (
          <GradeBadge key={grade} grade={grade} />
        ))}
      </Specimens>
      <Specimens name="GradeSeal, every letter, and Seal">
        {gradeScale.map(({ grade }) => (
          <div key={grade} className="w-24">
            <GradeSeal grade={grade} label="Final grade" />
          </div>
        ))}
        <div className="w-24">
          <Seal />
        </div>
      </Specimens>
      <Specimens name="Avatar, small, large, without a name">
        <Avatar name="Ines" />
        <Avatar name="Ines" size="large" />
        <Avatar name="" />
      </Specimens>
      <Specimens name="Logo and SocialIcon, known and unknown">
        <Logo />
        <SocialIcon name="LinkedIn" />
        <SocialIcon name="X" />
        <SocialIcon name="Other" />
      </Specimens>
      <Specimens name="SkeletonLines">
        <SkeletonLines count={6} label="Loading" className="w-80" />
      </Specimens>
    </Shelf>
  );
}
