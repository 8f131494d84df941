locals {
  port = 3000

  settings = merge(
    {
      PUBLIC_URL      = "https://${var.domain}"
      PROXY_HOPS      = "1"
      STOP_SECONDS    = "45"
      DATABASE        = "postgres"
      STORAGE         = "s3"
      S3_BUCKET       = aws_s3_bucket.files.id
      S3_REGION       = data.aws_region.here.region
      IDENTITY        = var.identity
      MAIL            = "smtp"
      MAIL_FROM       = var.mail_from
      SMTP_URL        = "smtp://email-smtp.${data.aws_region.here.region}.amazonaws.com:587"
      PAYMENTS        = "stripe"
      GRADERS         = "lambda"
      FUNCTION_NAME   = "${aws_lambda_alias.live[var.release].function_name}:${aws_lambda_alias.live[var.release].name}"
      FUNCTION_REGION = data.aws_region.here.region
      # The image's root is read-only.
      TMPDIR = "/data"
    },
    local.has_pool ? {
      COGNITO_REGION       = data.aws_region.here.region
      COGNITO_USER_POOL_ID = aws_cognito_user_pool.main[0].id
      COGNITO_CLIENT_ID    = aws_cognito_user_pool_client.web[0].id
    } : {},
    var.brand_file == "" ? {} : { BRAND_FILE = var.brand_file },
    var.settings,
  )

  roles = {
    web    = { command = ["node", "--no-regexp-tier-up", "server/src/main.ts"], cpu = 512, memory = 1024, graders = "0" }
    worker = { command = ["node", "--no-regexp-tier-up", "server/src/worker-main.ts"], cpu = 1024, memory = 2048, graders = "2" }
  }
}

data "aws_iam_policy_document" "task_trust" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["ecs-tasks.amazonaws.com"]
    }
  }
}

# What the product itself may do.
resource "aws_iam_role" "task" {
  name_prefix        = "${var.name}-task-"
  assume_role_policy = data.aws_iam_policy_document.task_trust.json
}

data "aws_iam_policy_document" "task" {
  statement {
    actions   = ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"]
    resources = ["${aws_s3_bucket.files.arn}/*"]
  }

  statement {
    actions   = ["s3:ListBucket"]
    resources = [aws_s3_bucket.files.arn]
  }

  statement {
    actions   = ["lambda:InvokeFunction"]
    resources = [for alias in aws_lambda_alias.live : alias.arn]
  }
}

resource "aws_iam_role_policy" "task" {
  role   = aws_iam_role.task.id
  policy = data.aws_iam_policy_document.task.json
}

# What ECS may do to start it.
resource "aws_iam_role" "start" {
  name_prefix        = "${var.name}-start-"
  assume_role_policy = data.aws_iam_policy_document.task_trust.json
}

resource "aws_iam_role_policy_attachment" "start" {
  role       = aws_iam_role.start.name
  policy_arn = "arn:aws:iam::aws:policy/service-role/AmazonECSTaskExecutionRolePolicy"
}

data "aws_iam_policy_document" "start" {
  statement {
    actions   = ["secretsmanager:GetSecretValue"]
    resources = [aws_secretsmanager_secret.main.arn, var.stripe_secret_arn]
  }
}

resource "aws_iam_role_policy" "start" {
  role   = aws_iam_role.start.id
  policy = data.aws_iam_policy_document.start.json
}

resource "aws_cloudwatch_log_group" "hosts" {
  name              = "/ecs/${var.name}"
  retention_in_days = 30
}

resource "aws_ecs_cluster" "main" {
  name = var.name
}

resource "aws_ecs_task_definition" "main" {
  for_each                 = local.roles
  family                   = "${var.name}-${each.key}"
  requires_compatibilities = ["FARGATE"]
  network_mode             = "awsvpc"
  cpu                      = each.value.cpu
  memory                   = each.value.memory
  task_role_arn            = aws_iam_role.task.arn
  execution_role_arn       = aws_iam_role.start.arn

  volume {
    name = "data"
  }

  container_definitions = jsonencode([{
    name                   = "redmark"
    image                  = var.image
    command                = each.value.command
    essential              = true
    user                   = "1000"
    readonlyRootFilesystem = true
    # Longer than STOP_SECONDS.
    stopTimeout = 60
    # ECS does not look at the check inside an image.
    healthCheck = {
      command     = ["CMD", "node", "-e", "fetch('http://127.0.0.1:${local.port}/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
      interval    = 15
      timeout     = 5
      retries     = 4
      startPeriod = 120
    }
    portMappings = each.key == "web" ? [{ containerPort = local.port }] : []
    mountPoints  = [{ sourceVolume = "data", containerPath = "/data" }]
    environment = [
      for name, value in merge(local.settings, { GRADER_WORKERS = each.value.graders }, each.key == "web" ? {} : { METRICS_PORT = tostring(local.port) }) :
      { name = name, value = value }
    ]
    secrets = concat(
      [for name in sort(keys(local.secrets)) : { name = name, valueFrom = "${aws_secretsmanager_secret.main.arn}:${name}::" }],
      [for name in ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] : { name = name, valueFrom = "${var.stripe_secret_arn}:${name}::" }],
    )
    logConfiguration = {
      logDriver = "awslogs"
      options = {
        "awslogs-group"         = aws_cloudwatch_log_group.hosts.name
        "awslogs-region"        = data.aws_region.here.region
        "awslogs-stream-prefix" = each.key
      }
    }
  }])

  depends_on = [aws_secretsmanager_secret_version.main]
}

resource "aws_ecs_service" "main" {
  for_each        = local.roles
  name            = each.key
  cluster         = aws_ecs_cluster.main.id
  task_definition = aws_ecs_task_definition.main[each.key].arn
  desired_count   = each.key == "web" ? var.web_hosts : var.workers.least
  launch_type     = "FARGATE"
  # A new host serves before an old one goes; a release that does not become ready is taken back.
  deployment_minimum_healthy_percent = 100
  deployment_maximum_percent         = 200
  health_check_grace_period_seconds  = each.key == "web" ? 300 : null

  deployment_circuit_breaker {
    enable   = true
    rollback = true
  }

  network_configuration {
    subnets         = aws_subnet.private[*].id
    security_groups = [aws_security_group.hosts.id]
  }

  dynamic "load_balancer" {
    for_each = each.key == "web" ? [1] : []

    content {
      target_group_arn = aws_lb_target_group.web.arn
      container_name   = "redmark"
      container_port   = local.port
    }
  }

  lifecycle {
    ignore_changes = [desired_count]
  }

  depends_on = [aws_lb_listener.https]
}

resource "aws_appautoscaling_target" "worker" {
  service_namespace  = "ecs"
  resource_id        = "service/${aws_ecs_cluster.main.name}/${aws_ecs_service.main["worker"].name}"
  scalable_dimension = "ecs:service:DesiredCount"
  min_capacity       = var.workers.least
  max_capacity       = var.workers.most
}

resource "aws_appautoscaling_policy" "worker" {
  name               = "${var.name}-worker"
  policy_type        = "TargetTrackingScaling"
  service_namespace  = aws_appautoscaling_target.worker.service_namespace
  resource_id        = aws_appautoscaling_target.worker.resource_id
  scalable_dimension = aws_appautoscaling_target.worker.scalable_dimension

  target_tracking_scaling_policy_configuration {
    target_value       = 60
    scale_in_cooldown  = 300
    scale_out_cooldown = 30

    predefined_metric_specification {
      predefined_metric_type = "ECSServiceAverageCPUUtilization"
    }
  }
}
