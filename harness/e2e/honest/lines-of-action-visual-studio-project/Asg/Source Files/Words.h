/*
 * Name:       CHAN Siu Ming
 * Student ID: 1155000001
 * E-mail:     1155000001@link.cuhk.edu.hk
 *
 * What the client says.
 */
#pragma once

void sayInvalid();
