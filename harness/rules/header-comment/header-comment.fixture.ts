import type { RulePrograms } from '../marked-program.fixture.ts';

const main = '#include <iostream>\nint main() { std::cout << "hello"; }\n';

export const headerCommentPrograms: RulePrograms<'header-comment'> = {
  rule: 'header-comment',
  readsComments: true,
  options: {
    demands: ['name', 'student-id', 'e-mail'],
    'id-pattern': String.raw`1155\d{6}`,
    'e-mail-domain': 'cuhk.edu.hk',
  },
  flagged: {
    'no comment at all': `▶${main}`,
    'a comment that is only about the program': `▶/* Domineering
 * A game for two players on 16 spaces
 */
${main}`,
    'no e-mail address': `▶// Name: Chan Tai Man
// Student ID: 1155000001
${main}`,
    'no student ID, though the address has one in it': `▶/*
  Name: Chan Tai Man
  E-mail: 1155000001@link.cuhk.edu.hk
*/
${main}`,
    'no name': `▶// Student ID: 1155000001
// E-mail: 1155000001@link.cuhk.edu.hk
// Assignment 3 of CSCI1120
${main}`,
    'a comment that comes only after the code': `▶#include <iostream>
int main() { std::cout << "hello"; }
// Chan Tai Man, 1155000001, 1155000001@link.cuhk.edu.hk
`,
    'an ID with a missing digit': `// Name: Chan Tai Man
// Student ID: ▶115500001
// E-mail: 1155000001@link.cuhk.edu.hk
${main}`,
    'an address of another domain': `/* Name: Chan Tai Man, SID: 1155000001, E-mail: ▶taiman@gmail.com */
${main}`,
    'what the handout says to fill in': `▶/*
 * Name: (your name)
 * Student ID:
 * E-mail:
 */
${main}`,
    'labels in Chinese without values': `▶// 姓名：
// 学号：1155000001
// 邮箱：1155000001@link.cuhk.edu.hk
${main}`,
    'one of two files': {
      'a.h': `▶// helpers
#pragma once
`,
      'main.cpp': `// CHAN Tai Man 1155000001 1155000001@link.cuhk.edu.hk
${main}`,
    },
    'the comment in a string': `▶#include <iostream>
int main() { std::cout << "// Chan Tai Man, 1155000001, 1155000001@link.cuhk.edu.hk"; }
`,
  },
  innocent: {
    'a block with labels': `/*
 * CSCI1120 Introduction to Computing Using C++
 * Assignment 3: Domineering
 *
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 */
${main}`,
    'one line separated by commas': `// Chan Tai Man, 1155000001, 1155000001@link.cuhk.edu.hk
${main}`,
    'one line with labels and no commas': `// Name: CHAN Tai Man  SID: 1155000001  Email: tmchan@link.cuhk.edu.hk
${main}`,
    'three lines without labels': `// chan tai man
// 1155000001
// tmchan@cse.cuhk.edu.hk
${main}`,
    'labels in Chinese': `// 姓名：陈大文
// 学号：１１５５０００００１
// 邮箱：1155000001@link.cuhk.edu.hk
${main}`,
    'Chinese all on one line': `/* 學生姓名:陳大文,學號:1155000001,電郵:1155000001@link.cuhk.edu.hk */
${main}`,
    'a table with bars, and bullets': `/*
 • Name | Chan Tai Man
 • Student ID | s1155000001
 - E-mail address | tmchan@link.cuhk.edu.hk
 */
${main}`,
    'a box of stars': `/*****************************************
 * Name: Tam Yuen Shan                   *
 * Student ID: 1155136690                *
 * E-mail: 1155136690@link.cuhk.edu.hk   *
 *****************************************/
${main}`,
    'tags of Doxygen': `/**
 * @file   hex.cpp
 * @author Tsang Lok Yiu
 * @brief  Student ID 1155140068, tsang@link.cuhk.edu.hk
 */
${main}`,
    'each on a line below its label': `/*
Name
Chan Tai Man
Student ID
1155000001
Email
1155000001@link.cuhk.edu.hk
*/
${main}`,
    'behind the directives, where some editors put it': `#define _CRT_SECURE_NO_WARNINGS
#include <iostream>
using namespace std;
/* By Chan Tai Man (1155000001), 1155000001 (at) link.cuhk.edu.hk */
int main() { cout << "hello"; }
`,
    'a sentence that says it all': `// This program was written by CHAN Tai Man, student ID 1155000001.
// You can reach me at 1155000001@link.cuhk.edu.hk.
${main}`,
    'a student label and brackets': `// CSCI1120 Assignment 3: Domineering
// Student: Kwok Hiu Lam (1155122093)
// e-mail: 1155122093@link.cuhk.edu.hk
${main}`,
    'name with marks and letters beyond ASCII': `// Name - Zoë O'Brien-Müller, ID - 1155000001, Mail - zoe@link.cuhk.edu.hk
${main}`,
    'tabs behind the labels, and an ID in groups': `//\tName:\tChan Tai Man
//\tStudent ID:\t1155-000-001
//\tE-mail:\ttmchan@link.cuhk.edu.hk
${main}`,
    'one line of slashes': `// Name/ID/E-mail: Chan Tai Man / 1155000001 / tmchan@link.cuhk.edu.hk
${main}`,
    'several comments one after the other': `/* CSCI1540 */
// Name = Chan Tai Man
// Student No. = 1155000001

/* E-mail = tmchan@link.cuhk.edu.hk */
${main}`,
  },
  otherwise: [
    {
      options: { demands: ['name', 'student-id', 'e-mail'] },
      programs: {
        'any longer number and any address are accepted': `// Chan Tai Man 20301234 taiman@gmail.com
${main}`,
        'a date is no student ID': `▶// Name: Chan Tai Man
// Date: 20211023
// taiman@gmail.com
${main}`,
      },
    },
    {
      options: { demands: ['name'] },
      programs: {
        'only what is demanded': `// Author: Chan Tai Man
${main}`,
        'the name of a file is not the name of a student': `▶// File name: main.cpp
// Program name: Hex
${main}`,
      },
    },
  ],
};
