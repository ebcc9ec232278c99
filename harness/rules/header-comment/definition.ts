import { z } from 'zod';
import { text } from '../../shapes/shape-parts.ts';
import { identityParts } from '../comment-text/identity-parts.ts';
import { defineRule } from '../define-rule.ts';

export const headerComment = defineRule({
  id: 'header-comment',
  options: {
    demands: z
      .array(z.enum(identityParts, 'name, student-id or e-mail'), 'a list of name, student-id and e-mail')
      .min(1, 'name, student-id or e-mail')
      .default([...identityParts]),
    // The form of a whole student ID; absent: any longer number.
    'id-pattern': text('a regular expression').refine(isPattern, 'a regular expression').optional(),
    // The domain that the e-mail address must have; absent: any.
    'e-mail-domain': text('a domain such as link.cuhk.edu.hk').optional(),
  },
  facts: {
    problem: z.enum(['missing', 'form', 'somebody-else']).meta({
      description: 'It is missing; it has another form than the course wants; it does not match the roster',
    }),
    parts: z.array(z.enum(identityParts)),
    found: z.string().optional().meta({ description: 'As it is written; absent where it is missing' }),
  },
  example: { demands: ['name', 'student-id', 'e-mail'] },
});

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
